// Runs before the first paint, so that nobody sees the wrong theme flash by. A file of its own because the
// content security policy allows no inline script; src/appearance/appearance.ts reads and writes the same key.
(function () {
  var root = document.documentElement;
  var stored;
  try {
    stored = JSON.parse(localStorage.getItem('colophon.appearance')) || {};
  } catch (unreadable) {
    stored = {};
  }
  function prefers(query) {
    return typeof matchMedia === 'function' && matchMedia(query).matches;
  }
  root.dataset.theme = stored.theme || (prefers('(prefers-color-scheme: dark)') ? 'dark' : 'light');
  root.dataset.contrast = stored.contrast || (prefers('(prefers-contrast: more)') ? 'more' : 'standard');
  if (stored.fontSizePixels) root.style.fontSize = stored.fontSizePixels / 16 + 'rem';
})();
