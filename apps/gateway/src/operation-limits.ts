import { GraphQLError, Kind, type ASTVisitor, type ValidationContext } from 'graphql';
import { selectionsOf, type Selection } from './selections';

/** About twice what our own screens ask for. */
const LIMITS = {
  selections: 500,
  rootFields: 10,
  aliases: 15,
  /** Each list within a list multiplies the rows. There is no way deep into the graph but through its lists. */
  lists: 2,
};

/** Refuses operations that ask for far more than any screen, before a service hears of them. */
export function operationLimits(context: ValidationContext): ASTVisitor {
  const graph = {
    schema: context.getSchema(),
    fragment: (name: string) => context.getFragment(name),
  };
  return {
    // The document comes first of all nodes, so that nobody else has looked at what is refused here.
    Document({ definitions }) {
      for (const definition of definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const excess = findExcess(selectionsOf(definition, graph));
        if (excess) context.reportError(new GraphQLError(excess, { nodes: definition }));
      }
      return false;
    },
  };
}

function findExcess(selections: Iterable<Selection>): string | null {
  const counted = { selections: 0, rootFields: 0, aliases: 0 };
  for (const { field, depth, lists } of selections) {
    counted.selections += 1;
    if (field && depth === 1) counted.rootFields += 1;
    if (field?.alias) counted.aliases += 1;
    if (counted.selections > LIMITS.selections)
      return `An operation selects ${LIMITS.selections} fields at most.`;
    if (counted.rootFields > LIMITS.rootFields)
      return `An operation has ${LIMITS.rootFields} root fields at most.`;
    if (counted.aliases > LIMITS.aliases) return `An operation has ${LIMITS.aliases} aliases at most.`;
    if (lists > LIMITS.lists) return `An operation nests ${LIMITS.lists} lists at most.`;
  }
  return null;
}
