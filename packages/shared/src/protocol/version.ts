/** The version of the app, as in every package.json: `/health` and the foot of the start page say it. */
export const VERSION = '0.2.0';
