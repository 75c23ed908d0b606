/** A brass cup, plain as one on a club's shelf. */
export function Trophy() {
  return (
    <svg class="trophy" viewBox="0 0 96 96" aria-hidden="true">
      <path class="trophy-handles" d="M26 20H13c0 15 6 23 17 25M70 20h13c0 15-6 23-17 25" />
      <path class="trophy-cup" d="M24 12h48v18c0 17-9 29-24 29S24 47 24 30z" />
      <path class="trophy-shade" d="M60 12h12v18c0 16-8 28-21 29 7-7 9-18 9-29z" />
      <path class="trophy-foot" d="M44 58h8v11c0 3 14 5 14 11v4H30v-4c0-6 14-8 14-11z" />
    </svg>
  );
}
