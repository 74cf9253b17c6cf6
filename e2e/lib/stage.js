// A game that stands still where a test wants to look at it, seen by one person in as many browsers as needed.

import { Agent, Api } from './api.js';

export const NAMES = [
  ...['Ada', 'Boris', 'Cleo', 'Dana', 'Emil', 'Fanny', 'Goran'],
  ...['Hana', 'Ivan', 'Jana', 'Katarzyna', 'Leo'],
];

/** As long as a name may be, in one word: in letters that most fonts have, and in others. */
export const LONG = ['Schwarzwaldkuckucksuhren', 'Достопримечательностьева'];

/** Some whose names leave no room, where names are most in the way: next to the host, who is looked at. */
export const LONG_NAMES_FIRST = [NAMES[0], ...LONG, ...NAMES.slice(3)];

/** Everybody but one plays without a browser, and only when told to. */
export class Stage {
  /** Whether everybody has an ordinary name, whatever a test would like. */
  static ordinary = false;

  /** `host` is whose seat is looked at; they sit first, so they are the host. */
  static async set(house, { preset, change, players, wish, names = NAMES }) {
    const stage = new Stage();
    stage.names = (Stage.ordinary ? NAMES : names).slice(0, players);
    const [name, ...others] = stage.names;
    stage.host = await Api.arrive(house);
    stage.code = await stage.host.open({ preset, change, name, wish });
    stage.agents = [];
    for (const other of others) {
      const habits = { seed: stage.agents.length + 1 };
      stage.agents.push(await Agent.sit(house, stage.code, other, habits));
    }
    return stage;
  }

  state = () => this.host.state(this.code);
  view = async () => (await this.state()).table.game.view;
  do = async (command) => this.host.do(this.code, command, (await this.state()).table.game?.view.turn);
  until = (phase) => this.host.until(this.code, (state) => state.table.game?.view.phase.name === phase);

  /** All others do what there is to do; some of them twice, if it is asked twice. */
  async others(only = this.agents.length) {
    for (const agent of this.agents.slice(0, only)) await agent.move();
  }

  /** The host's own move, whatever it is, without a browser. */
  async own() {
    await new Agent(this.host, this.code, { seed: 7, claims: true }).move();
  }
}
