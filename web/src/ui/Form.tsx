// Fields that are sent together, by their button or by Enter.
//   <Form onSubmit={save}> … <Button type="submit"> … </Form>

import type { ComponentChildren } from "preact";

export function Form(props: { class: string; onSubmit: () => unknown; children: ComponentChildren }) {
    return (
        <form
            class={props.class}
            onSubmit={(event) => {
                event.preventDefault();
                props.onSubmit();
            }}
        >
            {props.children}
        </form>
    );
}
