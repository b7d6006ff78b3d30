/** What tests, the lab and the bench may use to try a game: scenarios, random play and the laws. */
export type { OnStep, Played } from './driver.ts';
export { nextInput, playRandom } from './driver.ts';
export type { ImagineFrom } from './laws/law.ts';
export { imagineFromLook, loadWords } from './laws/law.ts';
export type { LawReport, LawRun, Violation } from './laws/run.ts';
export { describeViolation, runLaws } from './laws/run.ts';
export { playable, setupsOf } from './laws/setups.ts';
export type { Winners } from './laws/story.ts';
export type { Moment, Refusals, ScenarioSetup } from './scenario.ts';
export { refusedSetup, Scenario, scenario } from './scenario.ts';
