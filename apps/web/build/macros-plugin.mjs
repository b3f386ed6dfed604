import { fileURLToPath } from 'node:url';
import { babelOptimizerPlugin } from '@graphql-codegen/client-preset';
import { compileMacros } from './compile-macros.mjs';

const artifactDirectory = fileURLToPath(new URL('../src/generated', import.meta.url));

/** Vite: expands message macros, and turns each graphql(`…`) call into an import of its one generated document. */
export function macros() {
  return {
    name: 'colophon:macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro|\bgraphql\(/ },
      handler(source, id) {
        if (id.startsWith(artifactDirectory)) return null;
        const { code, map } = compileMacros(source, id.split('?')[0], [
          [babelOptimizerPlugin, { artifactDirectory, gqlTagName: 'graphql' }],
        ]);
        return { code, map };
      },
    },
  };
}
