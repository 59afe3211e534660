import nextVitals from 'eslint-config-next/core-web-vitals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * An import ban with its reason.
 * @param {string} reason @param {...string} group
 */
const ban = (reason, ...group) => ({ group, message: reason });

const SANITISER = ban('The sanitiser has one home: lib/html/sanitize.ts.', 'sanitize-html');
const PROVIDER_PARTS = ban('Import from lib/provider itself.', '@/lib/provider/*', '**/lib/provider/*');
const IN_COMPONENTS = [
  SANITISER,
  ban('Components get plain props; pages read the provider.', '@/lib/provider', '@/lib/provider/*', '**/lib/provider', '**/lib/provider/*'),
  ban('Components get plain props; pages read the settings.', '@/lib/env', '**/lib/env'),
  ban('Plain links: Navigation takes them over, and ninety menu links must not prefetch.', 'next/link'),
  ban('Pictures go through components/ui/Picture, which knows the hosts.', 'next/image', 'next/legacy/image'),
];

/**
 * @param {...{ group: string[], message: string }} patterns
 * @returns {Record<string, ['error', { patterns: object[] }]>}
 */
const noImports = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Settings are read in lib/env.ts alone.',
};
const RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'HTML is shown by components/ui/Prose alone (ServerMarkup only keeps what is there).',
};

export default defineConfig([
  globalIgnores(['.next/', 'coverage/', 'bench-results/', 'test-results/', 'playwright-report/', 'next-env.d.ts']),
  nextVitals,
  tseslint.configs.strict,
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 200],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ENVIRONMENT, RAW_HTML],
      ...noImports(SANITISER),
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // `[]` stands for "nothing at build time" in generateStaticParams, {} for a dictionary without words.
      '@typescript-eslint/no-empty-object-type': 'off',
      // Links are plain on purpose (components/layout/Navigation), pictures are components/ui/Picture's.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['app/**'], rules: noImports(SANITISER, PROVIDER_PARTS) },
  { files: ['components/**'], rules: noImports(...IN_COMPONENTS) },
  { files: ['lib/html/sanitize.ts'], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
  { files: ['components/ui/Prose/Prose.tsx', 'components/ui/ServerMarkup/KeptMarkup.tsx', 'components/seo/JsonLd/ServerScript.tsx'], rules: { 'no-restricted-syntax': ['error', ENVIRONMENT] } },
  {
    // Where the environment is read or handed on: the one module, what runs before it, configurations and test tools.
    files: ['lib/env.ts', 'instrumentation.ts', 'lib/server/launch.mjs', '*.config.mjs', '**/make/**', 'e2e/**', 'bench/**'],
    rules: { 'no-restricted-syntax': ['error', RAW_HTML] },
  },
  // JavaScript has no other way than a JSDoc cast, and scripts talk to their terminal.
  { files: ['**/*.mjs'], rules: { '@typescript-eslint/consistent-type-assertions': 'off' } },
  { files: ['**/make/**', '**/make-*.ts', 'e2e/**', 'bench/**'], rules: { 'no-console': 'off' } },
]);
