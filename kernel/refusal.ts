/** Refusals of the machine itself, by their codes, and how to make one. What they say is worded where games are. */
import type { Refusal } from './types.ts';

export const KERNEL_CODES = [
  'clock-first',
  'time-back',
  'something-happened',
  'not-asked',
  'already-answered',
  'nothing-to-take-back',
  'bad-form',
  'no-such-interrupt',
  'window-open',
  'not-due',
  'paused',
  'not-paused',
  'over',
] as const;
export type KernelCode = (typeof KERNEL_CODES)[number];

export const refusal = (code: string, facts: Refusal['facts'] = {}): Refusal => ({ code, facts });

export const isKernelCode = (code: string): code is KernelCode => (KERNEL_CODES as readonly string[]).includes(code);
