/** The map's sepia ink. */
export const sepia = "#4a3226";

/** The map's watercolours. */
export const wash = {
  rock: "#d8c3a0",
  rockShade: "#a98f6e",
  leaf: "#8ea063",
  leafDark: "#6c8250",
  pine: "#5f7d5c",
  pineDark: "#48644b",
  glass: "#a7d3dc",
  glassDark: "#6ea6ba",
  snow: "#fbfdff",
  roof: "#b4573c",
  wall: "#f4e4c3",
};
