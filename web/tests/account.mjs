// An account, on several devices.

import assert from "node:assert/strict";
import { Guest } from "./guest.mjs";
import { until } from "./house.mjs";

export default function (test) {
    test("an account is left on other devices, and its password is changed", async ({ house, browser, guests }) => {
        const login = `ann-${Date.now()}`;
        const come = async (password, button) => {
            const guest = await Guest.come(browser, house.origin, {});
            guests.push(guest);
            await guest.go("#/settings");
            const { page } = guest;
            if (button === "Log in") await page.getByRole("radio", { name: button }).check();
            await page.getByRole("textbox", { name: "Login" }).fill(login);
            await page.getByLabel("Password").fill(password);
            await page.getByRole("button", { name: button }).click();
            await page.getByRole("region", { name: "Where you are logged in" }).waitFor();
            return guest;
        };
        const home = await come("first secret", "Create an account");
        const phone = await come("first secret", "Log in");
        const devices = home.page.getByRole("region", { name: "Where you are logged in" }).getByRole("listitem");
        const isIn = async (guest) => {
            await guest.page.reload();
            await guest.page.getByRole("heading", { name: "Account" }).waitFor();
            await guest.page.waitForLoadState("networkidle");
            return (await guest.page.getByRole("region", { name: "Where you are logged in" }).count()) === 1;
        };

        await home.page.reload();
        await until("both are listed", async () => (await devices.count()) === 2);
        assert.match(await devices.first().innerText(), /^This device/);
        await home.button("Log out there").click();
        await until("one is left", async () => (await devices.count()) === 1);
        assert.equal(await isIn(phone), false);

        const laptop = await come("first secret", "Log in");
        await home.button("Change the password").click();
        const change = async (old) => {
            await home.page.getByLabel("Password until now").fill(old);
            await home.page.getByLabel("New password").fill("second secret");
            await home.page.getByRole("button", { name: "Change the password" }).click();
        };
        await change("not the secret");
        await home.page.getByRole("alert").first().waitFor();
        assert.equal(await isIn(laptop), true);
        await change("first secret");
        await home.page.getByText("The password is changed.").first().waitFor();
        assert.equal(await isIn(laptop), false);
        assert.equal(await isIn(home), true);
        await come("second secret", "Log in");
    });
}
