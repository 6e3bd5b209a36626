import {expect, test} from 'bun:test';
import {readInline, readSection} from './markdown-blocks.ts';

const page = `# Room

## Guide

A sentence:
- **One**: first
- two

| a | b |
|---|---|
| 1 | 2 |

### For developers

hidden`;

test('a section is read into its blocks and ends where developers begin', () => {
  expect(readSection(page, 'Guide', 'For developers')).toEqual([
    {kind: 'paragraph', text: 'A sentence:'},
    {kind: 'list', items: ['**One**: first', 'two']},
    {kind: 'table', head: ['a', 'b'], rows: [['1', '2']]},
  ]);
});

test('bold and code are told apart from plain words', () => {
  expect(readInline('**Years**: `k8s` counts')).toEqual([
    {text: 'Years', style: 'strong'},
    {text: ': ', style: 'plain'},
    {text: 'k8s', style: 'code'},
    {text: ' counts', style: 'plain'},
  ]);
});
