/** Picks one of the suggestions in the page, so that a page from a cache suggests something else each time. */
const suggestions = document.querySelectorAll<HTMLElement>("[data-suggestion]");
const picked = Math.floor(Math.random() * suggestions.length);
suggestions.forEach((suggestion, at) => {
  suggestion.hidden = at !== picked;
});
