/** Starts the page: words first, then the address, then what is to be seen there. */
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenToAddress, routeOf } from './app/router.ts';
import { wearSettings } from './app/settings.ts';
import { app } from './app/store.ts';
import { arrive } from './app/visits.ts';
import { Page } from './screens/page.tsx';
import { listenForGesture } from './sound/sound.ts';
import { loadWords } from './words/index.ts';

if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
const root = document.querySelector('#app');
if (root === null) throw new Error('the page lacks its place');

wearSettings(app.settings);
app.words = await loadWords(app.settings.language);
listenForGesture(document);
listenToAddress(arrive);
arrive(routeOf(location));
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
