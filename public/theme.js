// Runs before anything is painted: the background is dark at once for users of the dark theme.
try {
  var stored = JSON.parse(localStorage.getItem('theme') || '{}');
  document.documentElement.dataset.theme = stored.mode === '"dark"' ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}
