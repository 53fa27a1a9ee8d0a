// What is read about one place or all of them, fetched when somebody first wants to.

import "./cards.css";

export { BusinessCard } from "./BusinessCard";
export { Directory } from "./Directory";
export { PlaceCard } from "./PlaceCard";
