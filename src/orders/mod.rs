//! Orders: placing, following, preparing, cancelling. An order knows whether it is paid, not how.

mod access;
mod cancellation;
mod order;
mod placement;
mod preparation;
mod provisioning;
mod settlement;
mod store;
pub mod timeline;

pub use access::{AccessDetails, AccessError, ReadAccessError, read_access};
pub use cancellation::cancel;
pub use order::{Order, PaymentState, ProvisioningState};
pub use placement::{Draft, Placed, PlacementError, place, place_with_account};
pub use preparation::{NoteError, Preparation, PreparationNote};
pub use provisioning::{HandOver, ProvisioningError, allowed_moves, change_hand_over, end, hand_over, start_preparing};
pub use settlement::{BalanceError, lock_for_payment, mark_due, mark_paid, pay_from_balance};
pub use store::{
    OrderCounts, OrderFilter, OrderPage, StaffOrderRow, count_by_state, count_for, find_by_id, find_by_key_for,
    find_by_reference, find_by_reference_for, list_for, list_found, search,
};
pub use timeline::{OrderEvent, OrderEventKind};
