import {describeLocalStore} from './local-store-contract.ts';
import {createMemoryStore} from './memory-store.ts';

describeLocalStore('a store in memory', () => createMemoryStore());
