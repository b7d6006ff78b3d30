// What the orders are called in English; those of the first edition have no names.

import type { OrderId } from '../../cards.ts';

export const titles: Record<OrderId, string> = {
  'lone-wolf': 'Lone Wolf',
  'spoon-licker': 'Spoon Licker',
  'mouse-trap': 'Mouse Trap',
  'sunny-side': 'Sunny Side',
  'guilty-pleasure': 'Guilty Pleasure',
  'picnic-for-two': 'Picnic for Two',
  'hangover-cure': 'Hangover Cure',
  'cowboys-lunch': 'Cowboy’s Lunch',
  'beach-holiday': 'Beach Holiday',
  'night-shift': 'Night Shift',
  'lunch-break': 'Lunch Break',
  'gardeners-pride': 'Gardener’s Pride',
  'street-fair': 'Street Fair',
  'mountain-hut': 'Mountain Hut',
  'sunday-roast': 'Sunday Roast',
  'full-breakfast': 'Full Breakfast',
  'food-critic': 'Food Critic',
  lumberjack: 'Lumberjack',
  'rocket-launch': 'Rocket Launch',
  'grandmas-recipe': 'Grandma’s Recipe',
  'midnight-craving': 'Midnight Craving',
  'family-feast': 'Family Feast',
  skyscraper: 'Skyscraper',
  'giants-bite': 'Giant’s Bite',
  'world-record': 'World Record',
};
