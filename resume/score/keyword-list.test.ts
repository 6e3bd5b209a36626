import {expect, test} from 'bun:test';
import {isKeywordList, isRunTogether, isStuffed} from './keyword-list.ts';

test.each([
  'Kafka, Kubernetes, Terraform, gRPC',
  'Stack: Go, PostgreSQL, Docker, Redis',
  'Python | SQL | Airflow | Tableau',
])('%s is a list of keywords', text => expect(isKeywordList(text)).toBe(true));

test.each([
  'Ran ICP-MS and ion chromatography on drinking water under EPA methods',
  'Cut the month-end close from 9 working days to 5, with two clerks, in 2022, alone',
  'Critical care nurse with 7 years of bedside experience.',
])('%s says something', text => expect(isKeywordList(text)).toBe(false));

test('names without a comma are run together', () => {
  expect(isRunTogether('React Node.js PostgreSQL MySQL Docker')).toBe(true);
  expect(isRunTogether('React, Node.js, PostgreSQL')).toBe(false);
  expect(isRunTogether('AWS Certified Developer - Associate')).toBe(false);
  expect(isRunTogether('Built React and Node.js services on PostgreSQL')).toBe(false);
});

test('the same words over and over are stuffing', () => {
  expect(isStuffed('Go Python SQL '.repeat(6))).toBe(true);
  expect(isStuffed('Care for one to two critically ill adults per shift in the unit')).toBe(false);
});
