import { Access, CurrentCaller, requestLoader, Unauthenticated } from '@colophon/service-kit';
import type { Caller, RequestContext } from '@colophon/service-kit';
import { Args, Mutation, Query, Resolver, ResolveReference } from '@nestjs/graphql';
import type { Registration, User as UserView } from '../generated/schema';
import { AccountService } from './account.service';
import { nameFromEmail } from './email';
import type { UserEntity } from './user.entity';

@Resolver('User')
export class AccountResolver {
  constructor(private readonly accounts: AccountService) {}

  @Mutation()
  @Access('public')
  async register(@Args('email') email: string, @Args('password') password: string): Promise<Registration> {
    const account = await this.accounts.register(email, password);
    return { __typename: 'Registration', ...account, verificationRequired: true };
  }

  @Query()
  @Access('signed-in')
  async me(@CurrentCaller() caller: Caller): Promise<UserView> {
    const user = await this.accounts.findVerified(caller.userId);
    if (!user) throw new Unauthenticated();
    return toView(user);
  }

  /** Only the caller's own: anybody else's address is not ours to tell. */
  @ResolveReference()
  @Access('public')
  async resolveReference(reference: { id: string }, context: RequestContext): Promise<UserView | null> {
    if (!context.caller || context.caller.userId !== reference.id) return null;
    const user = await requestLoader(context, AccountResolver, (ids: readonly string[]) =>
      Promise.all(ids.map((id) => this.accounts.findVerified(id))),
    ).load(reference.id);
    return user && toView(user);
  }
}

function toView(user: UserEntity): UserView {
  return { __typename: 'User', id: user.id, email: user.email, name: nameFromEmail(user.email) };
}
