import {defineConfig} from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/tables/*.ts',
  out: './backend/db/migrations',
});
