/** Which of our packages may import which. A project without a line here may import none. */
const MAY_IMPORT = {
  'type:service': ['contracts', 'service-kit', 'persistence', 'events', 'mail', 'storage', 'chromium'],
  'type:gateway': ['contracts', 'service-kit'],
  'type:composition': ['type:tool', 'type:lib'],
  'type:web': ['contracts', 'ui'],
  'type:e2e': ['contracts', 'testing', 'chromium', 'type:tool'],
  'type:tool': [],
  'scope:contracts': [],
  'scope:service-kit': ['contracts'],
  'scope:persistence': ['contracts', 'service-kit'],
  'scope:events': ['contracts', 'service-kit', 'persistence'],
  'scope:mail': ['contracts', 'service-kit', 'persistence', 'events'],
  'scope:storage': ['contracts', 'service-kit'],
  'scope:chromium': [],
  'scope:testing': ['contracts', 'service-kit', 'persistence', 'events', 'mail'],
  'scope:ui': [],
};

/** What tests of the backend may import besides, and factories with them. */
const TESTS_MAY_IMPORT = ['testing', 'type:tool'];
const HAVE_TESTS_WITH_SERVICES = ['persistence', 'events', 'mail', 'service-kit'];

/**
 * An app imports no other app. The one exception composes them: it takes the modules of the services, which
 * they export for it.
 */
export const composition = { allow: ['^@colophon/[a-z]+/(module|database)$', '@colophon/gateway/*'] };

/** The rule of Nx, for sources or for their tests. */
export function boundaries({ tests = false, allow = [] } = {}) {
  return [
    'error',
    {
      enforceBuildableLibDependency: false,
      allow,
      depConstraints: Object.entries(MAY_IMPORT).map(([sourceTag, names]) => ({
        sourceTag,
        onlyDependOnLibsWithTags: [...names, ...(tests ? TESTS_MAY_IMPORT : [])].map(tagOf),
      })),
      // What the testing library is made of is itself tested with it.
      ignoredCircularDependencies: tests ? HAVE_TESTS_WITH_SERVICES.map((name) => [name, 'testing']) : [],
    },
  ];
}

function tagOf(name) {
  return name.includes(':') ? name : `scope:${name}`;
}
