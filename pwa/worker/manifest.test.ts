import {describe, expect, test} from 'bun:test';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {manifest} from './manifest.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const document = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

describe('what installs the app', () => {
  test('every icon of the manifest and of the document exists', () => {
    const ofManifest = [manifest, ...(manifest.shortcuts ?? [])].flatMap(
      part => part.icons?.map(icon => icon.src) ?? [],
    );
    const ofDocument = [...document.matchAll(/href="(\/icons\/[^"]+)"/g)].map(([, path]) => path);

    const missing = [...ofManifest, ...ofDocument].filter(
      path => !existsSync(join(publicFolder, path ?? '')),
    );

    expect(ofManifest.length).toBeGreaterThan(4);
    expect(missing).toEqual([]);
  });

  test('the manifest can be installed: a fixed id, a large icon and a maskable one', () => {
    const icons = manifest.icons ?? [];

    expect(manifest.id).toBe('/');
    expect(icons.some(icon => icon.sizes === '512x512')).toBe(true);
    expect(icons.some(icon => icon.purpose === 'maskable')).toBe(true);
  });
});

test('the document needs nothing inline, so the security policy can forbid it', () => {
  expect(document).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});
