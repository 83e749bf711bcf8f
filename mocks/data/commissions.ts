/** `v1/commissions/data`: one opening at a time, as the artist would write it. */
export const commissionData = {
  status: "Open for sketches",
  form: "https://forms.example/talechasers-commissions",
  queue: "https://trello.example/b/talechasers-queue",
  offer:
    "<p>This week I am taking <strong>five sketch slots</strong>: one character, one expression you can hear from across the room.</p>",
};
