import {deviceMutants} from './device-mutants.ts';
import type {Mutant} from './mutant.ts';
import {serverMutants} from './server-mutants.ts';

/**
 * Bugs that protocols of this kind have really had, planted one at a time in
 * the real source. The simulation is worth what it finds: each must be found.
 */
export const mutants: readonly Mutant[] = [...deviceMutants, ...serverMutants];
