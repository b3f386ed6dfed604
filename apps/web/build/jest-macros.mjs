import swcJest from '@swc/jest';
import { compileMacros } from './compile-macros.mjs';

/** A Jest transformer: message macros first, then the same SWC transform as everywhere else. */
export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    return {
      ...swc,
      process(source, filename, transformOptions) {
        const expanded = source.includes('/macro') ? compileMacros(source, filename).code : source;
        return swc.process(expanded, filename, transformOptions);
      },
    };
  },
};
