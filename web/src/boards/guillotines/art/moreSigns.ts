// Signs of Roles, Policies and Panic! cards.

import type { PanicCard, Policy, Role } from "../wire";
import { specials } from "./Sign";

const roles: Record<Role, string> = {
    Banker: "M12 1l11 6v2H1V7zM3 11h3v8H3zM8 11h3v8H8zM13 11h3v8h-3zM18 11h3v8h-3zM1 20h22v3H1z",
    Celebrity: "M12 1l3.200 7 7.600.8-5.700 5.100 1.700 7.600L12 17.600 5.200 21.500l1.700-7.600L1.200 8.800 8.800 8z",
    DisasterSpeculator: "M2 3h16l4 4v14H2zM5 17h14v-2h-4l-3-8-3 5-2-3-2 2zM17 4v4h4z",
    Gangster:
        "M8 3q4 3 8 0l2 9q4 1 5 3-5 3-11 3T1 15q1-2 5-3zM6.500 9.500v2q5.500 2 11 0v-2q-5.500 2-11 0zM5 19l6 1v1q-5 2-6-2zM19 19l-6 1v1q5 2 6-2z",
    PowerBroker: "M1 8l5-3 6 4 6-4 5 3v8l-4 1-6 5-7-3-5-4zM8 12l4 4 5-4-4-1-2 2-2-2z",
    ScamArtist: specials.Scam,
    InsiderTrader: "M1 5h22v15H1zM3 7v1l9 6 9-6V7l-9 5zM12 1l4 3H8z",
    Toady: "M7 3a3 3 0 013 2h4a3 3 0 116 1q3 4 2 9-2 7-10 7T2 15Q1 10 4 6a3 3 0 013-3zM6 6v2h2V6zm10 0v2h2V6zM5 13q7 5 14 0-1 5-7 5t-7-5z",
    VultureCapitalist:
        "M14 2a4 4 0 014 4l4 1-4 2q0 3-2 5l7 2-5 1 3 5-6-3-3 4-3-4-7 2 3-5-5-2 8-2q2-6 4-6-1-4 2-4zM15 5v1.500h1.500V5z",
};

const policies: Record<Policy, string> = {
    RealEstateBonanza: "M12 1l11 9h-3v13H4V10H1zM9 14v9h6v-9zM17 2h3v5l-3-2.500z",
    BigTechUnleashed: "M14 1L4 14h6l-2 9L20 9h-7z",
    InheritanceTaxAbolished:
        "M6 3h12l5 6-11 13L1 9zM7.500 5L5 8.500h4zM12 5l-2 3.500h4zM16.500 5L15 8.500h4zM9.500 10.500L12 18l2.500-7.500z",
    MediaMegaplex:
        "M2 6h20v13H2zM4 8v9h16V8zM10 10l5 2.500-5 2.500zM7 21h10v2H7zM8 1l4 4 4-4 1.500 1.500L14 6h-4L6.500 2.500z",
    WeaponsGalore:
        "M15 6l2-2c2-2 4-1 4 1h2c0-4-4-6-7-3l-2.500 2.500L11 2 9 5.500A9 9 0 1017 9zM6 13a4 4 0 014-4v2a2 2 0 00-2 2z",
    ArcheologicalDig: "M14 1q6 0 9 5l-4 1-3-2-2 2 8 13-2 2L8 9 5 12l2 3-1 4Q1 16 1 10zM3 20h10v3H3z",
    BillionaireAudited: specials.Audit,
    NewRole: "M3 3h11v15H3zM16 6l5 1-3 15-10-2v-1h8zM8.500 6L6 10.500 8.500 15l2.500-4.500z",
    RepressTheRebels: "M12 1l10 3v8q0 8-10 11Q2 20 2 12V4zM11 5v6H6v3h5v6h3v-6h4v-3h-4V5z",
    TaxTyranny: "M4 1h16v22l-3-2-2 2-3-2-3 2-2-2-3 2zM8 6v3h3V6zm5 6v3h3v-3zM15 5l2 1.500L9.500 16l-2-1.500z",
};

const panics: Record<PanicCard, string> = {
    FascistRule: "M10 1h4v3h6v4h-6v3l6 12h-5l-3-8-3 8H4l6-12V8H4V4h6z",
    BreadAndCircuses: "M12 1l10 8v2h-2v12H4V11H2V9zM7 11v9h2v-9zM11 11v9h2v-9zM15 11v9h2v-9zM12 4L8 7h8z",
    ForeignWar: "M3 14h13l3-4h4v2h-2l-2 4v2q0 3-3 3H4q-3 0-3-3t2-4zM6 8h7v4H5zM13 9h9V7h-9z",
    MoralCrusade: "M10 1h4v6h6v4h-6v12h-4V11H4V7h6z",
    CultureWar:
        "M2 3h9v8q0 5-4.500 6T2 11zM13 7h9v8q0 5-4.500 6T13 15zM4 7v2h2V7zm3 0v2h2V7zM4.500 12q2 2 4 0zM15 11v2h2v-2zm3 0v2h2v-2zM15.500 18q2-2 4 0z",
};

export const moreSigns: Readonly<Record<Role | Policy | PanicCard, string>> = { ...roles, ...policies, ...panics };
