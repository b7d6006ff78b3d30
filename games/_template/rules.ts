/** Table of contents: every question of Template, and the chapter with its rule. */
import type { Game } from '#kernel';
import { play } from './rules/play.ts';
import type { TemplateKinds } from './state.ts';

export const questions: Game<TemplateKinds>['questions'] = { play };

export const interrupts: Game<TemplateKinds>['interrupts'] = {};
