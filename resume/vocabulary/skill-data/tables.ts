/** Every table; where two claim the same name in a text, the earlier one has it. */
import type {SkillTable} from '../skill-table.ts';
import {business} from './business.ts';
import {credentials} from './credentials.ts';
import {dataAndCloud} from './data-and-cloud.ts';
import {engineering} from './engineering.ts';
import {everyday} from './everyday.ts';
import {finance} from './finance.ts';
import {health} from './health.ts';
import {people} from './people.ts';
import {science} from './science.ts';
import {software} from './software.ts';
import {trades} from './trades.ts';

export const skillTables: readonly SkillTable[] = [
  ...credentials,
  ...software,
  ...dataAndCloud,
  ...health,
  ...finance,
  ...engineering,
  ...science,
  ...business,
  ...people,
  ...trades,
  ...everyday,
];
