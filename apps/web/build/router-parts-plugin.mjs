const COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Vite: marks the router's components as free of side effects where they are made, so that the ones nobody imports
 * (forms, prefetching, rendering on a server) are left out. It is one file, and the bundler cannot tell by itself.
 */
export function routerParts() {
  return {
    name: 'colophon:router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler(source) {
        return { code: source.replace(COMPONENT, '= /* @__PURE__ */ $1'), map: null };
      },
    },
  };
}
