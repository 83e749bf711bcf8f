/** Shows a random suggestion, because cached pages are the same for all visits. */
const suggestions = document.querySelectorAll<HTMLElement>("[data-suggestion]");
const picked = Math.floor(Math.random() * suggestions.length);
suggestions.forEach((suggestion, at) => {
  suggestion.hidden = at !== picked;
});
