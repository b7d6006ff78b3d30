/** Starts the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#app');
if (root === null) throw new Error('the page lacks its place');
createRoot(root).render(
  <StrictMode>
    <h1>Breadboard</h1>
  </StrictMode>,
);
