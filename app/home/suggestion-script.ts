/** Shows a random suggestion in the browser, because all visitors get the same cached page. */
const suggestions = document.querySelectorAll<HTMLElement>("[data-suggestion]");
const picked = Math.floor(Math.random() * suggestions.length);
suggestions.forEach((suggestion, at) => {
  suggestion.hidden = at !== picked;
});
