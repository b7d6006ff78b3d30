// The PostgreSQL store keeps the contract, alone and beside others, and survives what happens to databases.
import { afterAll, beforeAll } from 'vitest';
import type { Postgres } from '../tests/services.ts';
import { startPostgres } from '../tests/services.ts';
import { openPostgresStore } from './postgres.ts';
import { storeContract } from './tests/contract.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

storeContract('postgres', async () => openPostgresStore({ url: await postgres.newDatabase() }));
