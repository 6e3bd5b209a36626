import {IDBFactory, IDBKeyRange} from 'fake-indexeddb';
import {describeLocalStore} from '../../sync/testing/local-store-contract.ts';
import {createDatabase} from './database.ts';
import {createDexieStore} from './dexie-store.ts';

describeLocalStore('a store in IndexedDB', () =>
  createDexieStore(createDatabase(7, {indexedDB: new IDBFactory(), IDBKeyRange})),
);
