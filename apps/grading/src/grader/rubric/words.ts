/** Words without content of their own: they neither earn nor cost anything. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by
  can could did do does doing done down during each either else etc few for from further get gets got had has have having
  he her here hers herself him himself his how however i if in into is it its itself just let like may me might more most
  much must my myself of off on once one only or other our ours out over own per quite rather really same shall she should
  so some such than that the their theirs them themselves then there therefore these they this those though through thus
  to too under until up upon us very was we were what when where whether which while who whom whose why will with within
  would yes yet you your yours yourself`.split(/\s+/),
);

export const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never none nothing nobody neither nor without cannot hardly isnt arent wasnt werent dont doesnt didnt wont wouldnt cant couldnt shouldnt hasnt havent avoid refuse fail lack instead'.split(
    ' ',
  ),
);

/** Everyday words: they carry less of a point than its own terms do. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `able act action actually add allow answer ask bad become begin being best better big bring call case cause certain
  change clear come contain create day different easy end enough every example explain fact feel find first follow force
  form general give go good great hand happen help high hold idea important include increase instead keep kind know large
  last later lead learn leave less level line little long look lot made main make making many mean means method most move
  name necessary need new next nothing number often old open order part particular people person place play point
  possible problem provide put question reason require result right run say second see seem set several show simple since
  situation small something sort start state still stop sure take tell thing think three time together true try turn two
  type understand use used user using usually value want way well whole word work world write wrong year`.split(
    /\s+/,
  ),
);

/** Groups of words that say the same in an argument. */
export const SYNONYM_GROUPS: readonly string[] = [
  'help assist aid support facilitate',
  'begin start commence initiate initial first',
  'end finish terminate conclude stop halt cease',
  'big large huge great vast substantial',
  'small little tiny minor few',
  'quick fast rapid swift speedy prompt haste speed',
  'slow gradual delay late linger prolong protract',
  'easy simple effortless straightforward',
  'hard difficult tough challenging',
  'cost expense price spend money budget expensive fund financial',
  'save conserve preserve spare economise',
  'win victory succeed success triumph prevail beat defeat conquer',
  'lose loss forfeit',
  'attack strike assault offensive offence',
  'defend defence protect guard secure security shield safe safety',
  'enemy opponent adversary rival competitor foe opposition',
  'army troop soldier force military men team staff',
  'leader general commander chief boss manager head captain leadership',
  'plan strategy scheme preparation prepare strategic',
  'deceive trick mislead fool deception lie feint bluff pretend disguise conceal hide',
  'weak weakness vulnerable fragile feeble flaw',
  'strong strength powerful power might robust',
  'know knowledge understand aware awareness comprehend insight',
  'learn study discover find detect',
  'show demonstrate display reveal illustrate exhibit present',
  'make create build construct produce generate form develop',
  'change alter modify adapt adjust vary shift transform flexible',
  'same equal identical alike similar equivalent',
  'different distinct unlike separate',
  'important key crucial vital essential critical main central significant',
  'part portion piece section component segment element subset bit',
  'whole entire complete total full',
  'method way approach technique means manner procedure process',
  'problem issue trouble difficulty',
  'risk danger hazard threat peril dangerous',
  'advantage benefit gain profit merit upside opportunity',
  'disadvantage drawback downside harm damage hurt injure',
  'goal aim objective purpose target intention',
  'cause reason lead result',
  'effect outcome consequence impact',
  'keep retain maintain hold store',
  'remove delete erase eliminate drop',
  'add insert include append join',
  'give provide supply offer deliver',
  'get obtain receive acquire gain fetch',
  'use utilise employ apply utilize usage',
  'need require must necessary necessity demand',
  'choose select pick decide decision opt',
  'check test verify validate examine inspect evaluate assess',
  'fix repair correct debug solve resolve',
  'error mistake bug fault defect',
  'think consider reflect believe',
  'say tell state mention declare express communicate speak',
  'ask question inquire request',
  'order command instruct direct instruction',
  'obey comply follow discipline',
  'trust confidence faith loyal loyalty rely',
  'fear afraid scared dread panic',
  'anger angry rage fury temper furious',
  'calm composed patient patience steady',
  'tired exhausted weary fatigue exhaust wear drain',
  'hungry starve hunger food provision ration supply',
  'reward prize praise incentive recognition bonus',
  'punish penalty punishment sanction discipline',
  'fight battle combat conflict war struggle clash',
  'peace truce harmony negotiate diplomacy settle',
  'ground terrain land field territory',
  'place location position site spot address',
  'move transfer go travel march advance',
  'retreat withdraw escape flee',
  'spy agent informant scout intelligence',
  'information data fact news',
  'surprise unexpected sudden ambush unprepared',
  'strict firm rigid stern',
  'kind humane mercy gentle benevolent compassion care',
  'fair just impartial equitable consistent',
  'customer client buyer consumer',
  'company business firm organisation organization enterprise',
  'product software program application system',
  'user person people individual human',
  'value worth amount number',
  'type kind sort category class',
  'many several multiple various numerous',
  'each every all',
  'before prior earlier previous beforehand advance',
  'after later subsequent afterwards following',
  'increase raise grow rise expand',
  'decrease reduce lower shrink lessen minimise minimize',
  'stay remain wait',
  'call invoke name',
  'unite unity united cohesion together common shared',
  'divide split break separate',
  'copy duplicate replicate clone',
  'compare contrast measure weigh',
  'limit restrict bound constraint',
  'access reach available',
  'return back again',
  'repeat iterate loop recur again',
];
