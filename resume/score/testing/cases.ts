import type {MatchCase} from './case.ts';
import {dataScientist, desarrollador} from './data-and-web.ts';
import {buchhalterin, infirmiere} from './german-and-french.ts';
import {contabile, marketing} from './italian-and-portuguese.ts';
import {lorryDriver, sousChef} from './kitchen-and-road.ts';
import {caseworker, hrPartner} from './office-and-care.ts';
import {magazynier, verpleegkundige} from './polish-and-dutch.ts';

export const matchCases: readonly MatchCase[] = [
  sousChef,
  lorryDriver,
  hrPartner,
  caseworker,
  dataScientist,
  desarrollador,
  buchhalterin,
  infirmiere,
  contabile,
  marketing,
  magazynier,
  verpleegkundige,
];
