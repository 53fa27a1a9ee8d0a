import { book } from "./book";

export const after = book(
  {
    "after.title": "Moneybags",
  },
  {
    "after.title": "Moneybags",
  },
);
