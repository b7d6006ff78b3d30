/** What tests, the lab and the bench may use to try a game: scenarios, random play and the laws. */
export type { Moment, Refusals, ScenarioSetup } from './scenario.ts';
export { refusedSetup, Scenario, scenario } from './scenario.ts';
