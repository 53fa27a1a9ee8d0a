import { book } from "./book";

export const millions = book(
  {
    "millions.title": "Moneybags",
  },
  {
    "millions.title": "Moneybags",
  },
);
