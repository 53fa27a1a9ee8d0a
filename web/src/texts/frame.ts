import { book } from "./book";

export const frame = book(
  {
    "frame.title": "Moneybags",
  },
  {
    "frame.title": "Moneybags",
  },
);
