import {resolve} from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import {vanillaExtractPlugin} from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {defineConfig, type HtmlTagDescriptor, type Plugin} from 'vite';
import {VitePWA} from 'vite-plugin-pwa';
import {manifest} from './worker/manifest.ts';

const here = import.meta.dirname;

/**
 * Names in the document what every first visit needs but would only be found
 * late: the text font and the chunk of the sign-in screen.
 */
function preloadFirstVisit(): Plugin {
  return {
    name: 'preload-first-visit',
    transformIndexHtml: {
      order: 'post',
      handler(_html, {bundle}) {
        const files = Object.values(bundle ?? {});
        const font = files.find(file => /instrument-sans-latin-wght-normal/.test(file.fileName));
        const screen = files.find(file => /auth-screen-[^/]+\.js$/.test(file.fileName));
        const tags: HtmlTagDescriptor[] = [];
        if (font)
          tags.push({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${font.fileName}`,
            },
            injectTo: 'head-prepend',
          });
        if (screen)
          tags.push({
            tag: 'link',
            attrs: {rel: 'modulepreload', crossorigin: true, href: `/${screen.fileName}`},
            injectTo: 'head',
          });
        return tags;
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
        globPatterns: ['**/*.{js,mjs,css,html,woff2,svg,webmanifest}'],
        maximumFileSizeToCacheInBytes: 3 * 1024 * 1024,
      },
    }),
  ],
  build: {
    outDir: resolve(here, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
    reportCompressedSize: false,
  },
  server: {
    proxy: {'^/api/': process.env.API_ORIGIN ?? 'http://localhost:3000'},
  },
});
