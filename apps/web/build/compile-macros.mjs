import { transformSync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';

/**
 * Expands the message macros of a source file and leaves its types and JSX to the compiler that follows.
 * Babel does it because the SWC plugin is built against another release of SWC than Nest needs, and
 * Vite's own compiler has no macros.
 */
export function compileMacros(source, filename, plugins = []) {
  return transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [...plugins, linguiMacro],
  });
}
