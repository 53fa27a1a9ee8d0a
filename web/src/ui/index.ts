// The shared pieces of the page; each file says how to use it.

export { Button } from "./Button";
export { Card } from "./Card";
export { Complaint } from "./Complaint";
export { Dialog } from "./Dialog";
export { Field } from "./Field";
export { Form } from "./Form";
export { Icon, type IconName } from "./Icon";
export { Segmented, type Option } from "./Segmented";
export { Screen } from "./Screen";
export { Select } from "./Select";
export { Sheet } from "./Sheet";
export { Spinner } from "./Spinner";
export { Stepper } from "./Stepper";
export { toast } from "./toast";
export { Toggle } from "./Toggle";
export { TopBar } from "./TopBar";
