/** What every measured node tells its parent: where it listens, and on request its processor time. */

export interface Used {
  /** Microseconds of processor time of all threads. */
  readonly cpu: number;
}

export function reportTo(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system } satisfies Used);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port });
}
