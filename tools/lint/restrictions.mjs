import { readdirSync } from 'node:fs';

const QUERIES = '/^(Query|Mutation|ResolveField|ResolveReference)$/';

/** Everybody who may reach a resolver is named above it: on the method, or on its class for all of them. */
export const everyResolverNamesItsAccess = [
  'error',
  {
    selector:
      "ClassDeclaration:not(:has(> Decorator[expression.callee.name='Access'])) > ClassBody > " +
      `MethodDefinition:has(> Decorator[expression.callee.name=${QUERIES}])` +
      ":not(:has(> Decorator[expression.callee.name='Access']))",
    message: 'Say who may call this: @Access(…) on the method or on its class.',
  },
];

/** Refuses packages that only some of ours may know. */
export function without(...names) {
  const patterns = names.map((name) => ({
    group: RESTRICTED[name].group,
    message: RESTRICTED[name].message,
  }));
  return ['error', { patterns }];
}

const RESTRICTED = {
  nats: { group: ['nats', 'nats/*'], message: 'Only libs/events talks to NATS.' },
  typeorm: {
    group: ['typeorm', 'typeorm/*', '@nestjs/typeorm', 'pg'],
    message: 'This package has no database.',
  },
  nest: { group: ['@nestjs/*', 'node:*'], message: 'This package runs in a browser too.' },
};

/** Refuses to import one feature of the web app from another: what two of them need stands beside the features. */
export function featuresApart(folder) {
  const names = readdirSync(folder).join('|');
  const message =
    'Features never import each other. Move what both need beside them, or compose them in the routes.';
  return ['error', { patterns: [{ regex: `^(\\.\\./)+(${names})/`, message }] }];
}
