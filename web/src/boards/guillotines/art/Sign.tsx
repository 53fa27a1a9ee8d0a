// Signs of Roles, Policies, Panic! cards and Special Action cards: one shape each, in the colour of
// the words beside them.

import type { Panic, Policy, Role, Special } from "../things";

const roles: Record<Role, string> = {
  Banker: "M12 1l11 6v2H1V7zM3 11h3v8H3zM8 11h3v8H8zM13 11h3v8h-3zM18 11h3v8h-3zM1 20h22v3H1z",
  Celebrity: "M12 1l3.200 7 7.600.8-5.700 5.100 1.700 7.600L12 17.600 5.200 21.500l1.700-7.600L1.200 8.800 8.800 8z",
  DisasterSpeculator: "M2 3h16l4 4v14H2zM5 17h14v-2h-4l-3-8-3 5-2-3-2 2zM17 4v4h4z",
  Gangster: "M8 3q4 3 8 0l2 9q4 1 5 3-5 3-11 3T1 15q1-2 5-3zM6.500 9.500v2q5.500 2 11 0v-2q-5.500 2-11 0zM5 19l6 1v1q-5 2-6-2zM19 19l-6 1v1q5 2 6-2z",
  PowerBroker: "M1 8l5-3 6 4 6-4 5 3v8l-4 1-6 5-7-3-5-4zM8 12l4 4 5-4-4-1-2 2-2-2z",
  ScamArtist: "M2 7q10-5 20 0-1 11-6 11-3 0-4-4-1 4-4 4-5 0-6-11zm4 3q1 3 4 3 1 0 1-2-2-2-5-1zm12 0q-1 3-4 3-1 0-1-2 2-2 5-1z",
  InsiderTrader: "M1 5h22v15H1zM3 7v1l9 6 9-6V7l-9 5zM12 1l4 3H8z",
  Toady: "M7 3a3 3 0 013 2h4a3 3 0 116 1q3 4 2 9-2 7-10 7T2 15Q1 10 4 6a3 3 0 013-3zM6 6v2h2V6zm10 0v2h2V6zM5 13q7 5 14 0-1 5-7 5t-7-5z",
  VultureCapitalist: "M14 2a4 4 0 014 4l4 1-4 2q0 3-2 5l7 2-5 1 3 5-6-3-3 4-3-4-7 2 3-5-5-2 8-2q2-6 4-6-1-4 2-4zM15 5v1.500h1.500V5z",
};

const policies: Record<Policy, string> = {
  RealEstateBonanza: "M12 1l11 9h-3v13H4V10H1zM9 14v9h6v-9zM17 2h3v5l-3-2.500z",
  BigTechUnleashed: "M14 1L4 14h6l-2 9L20 9h-7z",
  InheritanceTaxAbolished: "M6 3h12l5 6-11 13L1 9zM7.500 5L5 8.500h4zM12 5l-2 3.500h4zM16.500 5L15 8.500h4zM9.500 10.500L12 18l2.500-7.500z",
  MediaMegaplex: "M2 6h20v13H2zM4 8v9h16V8zM10 10l5 2.500-5 2.500zM7 21h10v2H7zM8 1l4 4 4-4 1.500 1.500L14 6h-4L6.500 2.500z",
  WeaponsGalore: "M15 6l2-2c2-2 4-1 4 1h2c0-4-4-6-7-3l-2.500 2.500L11 2 9 5.500A9 9 0 1017 9zM6 13a4 4 0 014-4v2a2 2 0 00-2 2z",
  ArcheologicalDig: "M14 1q6 0 9 5l-4 1-3-2-2 2 8 13-2 2L8 9 5 12l2 3-1 4Q1 16 1 10zM3 20h10v3H3z",
  BillionaireAudited: "M10 2a8 8 0 016.300 12.900l6.700 6.100-2.500 2.500-6.400-6.800A8 8 0 1110 2zm0 3a5 5 0 100 10 5 5 0 000-10zM7 9h6v2H7z",
  NewRole: "M3 3h11v15H3zM16 6l5 1-3 15-10-2v-1h8zM8.500 6L6 10.500 8.500 15l2.500-4.500z",
  RepressTheRebels: "M12 1l10 3v8q0 8-10 11Q2 20 2 12V4zM11 5v6H6v3h5v6h3v-6h4v-3h-4V5z",
  TaxTyranny: "M4 1h16v22l-3-2-2 2-3-2-3 2-2-2-3 2zM8 6v3h3V6zm5 6v3h3v-3zM15 5l2 1.500L9.500 16l-2-1.500z",
};

const panics: Record<Panic, string> = {
  FascistRule: "M10 1h4v3h6v4h-6v3l6 12h-5l-3-8-3 8H4l6-12V8H4V4h6z",
  BreadAndCircuses: "M12 1l10 8v2h-2v12H4V11H2V9zM7 11v9h2v-9zM11 11v9h2v-9zM15 11v9h2v-9zM12 4L8 7h8z",
  ForeignWar: "M3 14h13l3-4h4v2h-2l-2 4v2q0 3-3 3H4q-3 0-3-3t2-4zM6 8h7v4H5zM13 9h9V7h-9z",
  MoralCrusade: "M10 1h4v6h6v4h-6v12h-4V11H4V7h6z",
  CultureWar: "M2 3h9v8q0 5-4.500 6T2 11zM13 7h9v8q0 5-4.500 6T13 15zM4 7v2h2V7zm3 0v2h2V7zM4.500 12q2 2 4 0zM15 11v2h2v-2zm3 0v2h2v-2zM15.500 18q2-2 4 0z",
};

const specials: Record<Special, string> = {
  Audit: policies.BillionaireAudited,
  GameTheMarket: "M3 3h18v18H3zM6 6v3.500h3.500V6zm8.500 0v3.500H18V6zm-4.250 4.250v3.500h3.500v-3.500zM6 14.500V18h3.500v-3.500zm8.500 0V18H18v-3.500z",
  Scam: roles.ScamArtist,
};

const others = {
  Bunker: "M2 22q0-14 10-14t10 14zM9 15q3-3 6 0v7H9zM11 1h2v6h-2zM13 1l6 2-6 2z",
  Envelope: "M1 4h22v16H1zM3 6.500V18h18V6.500l-9 7z",
  Rebel: "M16 1q4 3 2 6-1 2-3 2-2 0-2-2.500Q13 4 16 1zM14 10h3v8h-3zM7 7a3.500 3.500 0 110 7 3.500 3.500 0 010-7zM1 23q0-7 6-7 3 0 5 2l5-3v5l-4 2v1z",
  Deck: "M6 1h13v17H6zM4 5v15h12v2H2V5z",
  Die: "M3 3h18v18H3zM6.500 6.500v3h3v-3zm8 0v3h3v-3zm-8 8v3h3v-3zm8 0v3h3v-3z",
  Puppet: "M3 1h18v3H3zM5 4h1.500v6H5zM17.500 4H19v6h-1.500zM12 6a4 4 0 110 8 4 4 0 010-8zM4 10h4l2 5h4l2-5h4l-4 8v5H8v-5z",
  Hand: "M5 3l9-2 4 15-9 3zM3 6l3 15-3-1L1 7zM19 6h4v14h-9l6-2z",
} as const;

const signs = { ...roles, ...policies, ...panics, ...specials, ...others };
export type SignName = keyof typeof signs;

export function Sign(props: { of: SignName; size?: number; class?: string }) {
  const size = props.size ?? 18;
  return (
    <svg class={`bg-sign ${props.class ?? ""}`} viewBox="0 0 24 24" width={size} height={size} fill="currentColor" fill-rule="evenodd" aria-hidden="true">
      <path d={signs[props.of]} />
    </svg>
  );
}
