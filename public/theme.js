// Runs before anything is painted: the page's ground is dark at once for whoever chose dark.
try {
  var stored = JSON.parse(localStorage.getItem('theme') || '{}');
  document.documentElement.dataset.theme = stored.mode === '"dark"' ? 'dark' : 'light';
} catch {
  document.documentElement.dataset.theme = 'light';
}
