// The rules Worker: holds one game in WebAssembly and answers at once.
import { failureOf } from './failure';
import type { Answer, Numbered, Question } from './messages';
import { type Game, loadRules, type RulesModule } from './module';

const loading = loadRules();
let game: Game | null = null;

function current(): Game {
  if (!game) throw new Error('no game is open');
  return game;
}

function open(module: RulesModule, setting: string, transcript: string): unknown {
  const opened =
    transcript === '' ? new module.Game(setting) : module.Game.replay(setting, transcript);
  game?.free();
  game = opened;
  return JSON.parse(opened.snapshot());
}

function answer(module: RulesModule, question: Question): unknown {
  switch (question.ask) {
    case 'catalogue':
      return JSON.parse(module.catalogue());
    case 'suited-openings':
      return JSON.parse(module.suited_openings(JSON.stringify(question.setting)));
    case 'open':
      return open(module, JSON.stringify(question.setting), question.transcript);
    case 'apply':
      current().apply(question.token, question.nowMs);
      return JSON.parse(current().snapshot());
    case 'at':
      return JSON.parse(current().snapshot_at(question.count));
    case 'verdict':
      return JSON.parse(current().verdict(question.point));
    case 'not-offerable':
      return JSON.parse(current().not_offerable(question.beside.join(',')));
    case 'canonical':
      return JSON.parse(current().canonical_openings());
    case 'fouls':
      return JSON.parse(current().fouls());
    default:
      return question satisfies never;
  }
}

self.onmessage = async ({ data }: MessageEvent<Numbered>) => {
  let reply: Answer;
  try {
    const module = await loading;
    reply = { id: data.id, ok: true, value: answer(module, data.question) };
  } catch (error) {
    reply = { id: data.id, ...failureOf(error) };
  }
  self.postMessage(reply);
};
