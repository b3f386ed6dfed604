const MADE = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMED = /^\w+\.displayName = .*;$/gm;

/**
 * Vite: marks the router's components as free of side effects where they are made, and leaves out their names, so that
 * those nobody imports (forms, prefetching, rendering on a server) are dropped. It is one file, and the bundler cannot
 * tell by itself.
 */
export function routerParts() {
  return {
    name: 'colophon:router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler(source) {
        const code = source.replace(MADE, '= /* @__PURE__ */ $1').replace(NAMED, '');
        return { code, map: null };
      },
    },
  };
}
