// The store in memory keeps the contract that those on disks keep.

import { storeContract } from './contract.ts';
import { openMemoryStore } from './memory-store.ts';

storeContract('memory', async () => openMemoryStore());
