import {resolve} from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import {vanillaExtractPlugin} from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  defineConfig,
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  type Plugin,
} from 'vite';
import {VitePWA} from 'vite-plugin-pwa';
import {manifest} from './worker/manifest.ts';

const here = import.meta.dirname;

type Files = NonNullable<IndexHtmlTransformContext['bundle']>;

/** A chunk and everything it imports at once. */
function withImports(files: Files, fileName: string, found = new Set<string>()): Set<string> {
  const file = files[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of file.imports) withImports(files, imported, found);
  return found;
}

/**
 * Names in the document what every first visit needs but would only be found
 * late: the text font and the code of the sign-in screen.
 */
function preloadFirstVisit(): Plugin {
  return {
    name: 'preload-first-visit',
    transformIndexHtml: {
      order: 'post',
      handler(html, {bundle = {}}) {
        const names = Object.keys(bundle);
        const font = names.find(name => /instrument-sans-latin-wght-normal/.test(name));
        const screen = names.find(name => /auth-screen-[^/]+\.js$/.test(name));
        const code = screen ? [...withImports(bundle, screen)] : [];
        const tags: HtmlTagDescriptor[] = code
          .filter(name => !html.includes(name))
          .map(name => ({
            tag: 'link',
            attrs: {rel: 'modulepreload', crossorigin: true, href: `/${name}`},
            injectTo: 'head',
          }));
        if (!font) return tags;
        const attrs = {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true};
        return [
          {tag: 'link', attrs: {...attrs, href: `/${font}`}, injectTo: 'head-prepend'},
          ...tags,
        ];
      },
    },
  };
}

export default defineConfig({
  root: here,
  publicDir: resolve(here, '../public'),
  cacheDir: resolve(here, '../node_modules/.vite'),
  plugins: [
    {...localesPlugin.vite({locales: ['en-US']}), enforce: 'pre'},
    vanillaExtractPlugin(),
    react(),
    preloadFirstVisit(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,mjs,css,html,woff2,ttf,svg,webmanifest}'],
        maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
      },
    }),
  ],
  build: {
    outDir: resolve(here, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // All styles together are 8 KB: one file never arrives late.
    cssCodeSplit: false,
    modulePreload: {polyfill: false},
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // One file for what the sign-in screen stands on: twenty small ones would queue.
        codeSplitting: {groups: [{name: 'first-visit', test: /screens.auth.enter-panel\.tsx$/}]},
      },
    },
  },
  server: {
    proxy: {'^/api/': process.env.API_ORIGIN ?? 'http://localhost:3000'},
  },
});
