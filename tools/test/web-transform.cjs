const { transformSync } = require('@babel/core');
const { makeConfig } = require('@lingui/conf');
const swcJest = require('@swc/jest');

const linguiConfig = makeConfig({ locales: ['en'] }, { skipValidation: true });

/** Compiles the message macros, as the web build does, and leaves the rest to SWC. */
function withMessages(source, filename) {
  if (!source.includes('@lingui/')) return source;
  return transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
    plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
    sourceMaps: 'inline',
  }).code;
}

module.exports = {
  createTransformer(swcOptions) {
    const swc = swcJest.createTransformer(swcOptions);
    return {
      ...swc,
      process: (source, filename, options) =>
        swc.process(
          filename.includes('node_modules') ? source : withMessages(source, filename),
          filename,
          options,
        ),
    };
  },
};
